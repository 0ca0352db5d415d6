/** Splits a path into decoded segments. Returns null if a segment is malformed. */
export const pathSegments = (path: string): readonly string[] | null => {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    if (/%(?![0-9a-fA-F]{2})/.test(raw)) return null;
    // Decodes ASCII bytes only, because higher bytes can be malformed and never occur in a pattern.
    segments.push(
      raw.replace(/%([0-7][0-9a-fA-F])/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    );
  }
  return segments;
};

/**
 * Returns the number of literal segments of a pattern that matches (more is more specific), or null if the pattern does
 * not match. `*` matches one non-empty segment. Case-sensitive like the server.
 */
export const matchPattern = (pattern: string, segments: readonly string[]): number | null => {
  const wanted = pattern.split('/');
  if (wanted.length !== segments.length) return null;
  let literal = 0;
  for (const [i, want] of wanted.entries()) {
    const have = segments[i];
    if (!have) return null;
    if (want === '*') continue;
    if (want !== have) return null;
    literal += 1;
  }
  return literal;
};
