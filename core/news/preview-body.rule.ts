import { LIMITS } from '../kernel/limits.ts';

/**
 * Returns the body as a table shows it: one line of at most 50 characters with an ellipsis (spec §2.5). Never splits a
 * Unicode character.
 */
export const previewBody = (body: string): string => {
  const characters = Array.from(body.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= LIMITS.newsBodyPreview
    ? characters.join('')
    : `${characters.slice(0, LIMITS.newsBodyPreview).join('')}…`;
};
