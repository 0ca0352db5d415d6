/** Vowels that are spoken as consonants, `a user`, `a one-time code`, and letters that are spoken as vowels. */
const AS_CONSONANT = /^(?:uni|use|usu|uti|eu|one\b|once)/i;
const AS_VOWEL = /^(?:hour|honest|honou?r|heir|[FHLMNRSX](?:[A-Z0-9]|\b))/;

/** A word or a name with "a" or "an" before it, as it is spoken: "an Alarm Monitoring account", "a Harbor Point account". */
export const withArticle = (text: string): string => {
  const vowel = AS_VOWEL.test(text) || (/^[aeiou8]/i.test(text) && !AS_CONSONANT.test(text));
  return `${vowel ? 'an' : 'a'} ${text}`;
};

/** Words as a sentence begins with them. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
