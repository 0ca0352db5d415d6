/** Whether a text can be a whole transmitter code: one word with a digit, long enough to be meant as one. */
export const looksLikeTransmitter = (text: string): boolean =>
  /^[A-Za-z0-9-]{4,32}$/.test(text) && /\d/.test(text);
