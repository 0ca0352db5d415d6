/** Vowels that are pronounced as consonants, `a user`, `a one-time code`, and letters that are pronounced as vowels. */
const AS_CONSONANT = /^(?:uni|use|usu|uti|eu|one\b|once)/i;
const AS_VOWEL = /^(?:hour|honest|honou?r|heir|[FHLMNRSX](?:[A-Z0-9]|\b))/;

/** Adds "a" or "an" to a word or a name, as it is pronounced: "an Alarm Monitoring account", "a Harbor Point account". */
export const withArticle = (text: string): string => {
  const vowel = AS_VOWEL.test(text) || (/^[aeiou8]/i.test(text) && !AS_CONSONANT.test(text));
  return `${vowel ? 'an' : 'a'} ${text}`;
};

/** Capitalizes text for the start of a sentence. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
