/**
 * Words that start with a vowel letter but a consonant sound, such as "user" or "one-time". `AS_VOWEL` is for words that
 * start with a consonant letter but a vowel sound.
 */
const AS_CONSONANT = /^(?:uni|use|usu|uti|eu|one\b|once)/i;
const AS_VOWEL = /^(?:hour|honest|honou?r|heir|[FHLMNRSX](?:[A-Z0-9]|\b))/;

/** Adds "a" or "an" by pronunciation: "an Alarm Monitoring account", "a Harbor Point account". */
export const withArticle = (text: string): string => {
  const vowel = AS_VOWEL.test(text) || (/^[aeiou8]/i.test(text) && !AS_CONSONANT.test(text));
  return `${vowel ? 'an' : 'a'} ${text}`;
};

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
