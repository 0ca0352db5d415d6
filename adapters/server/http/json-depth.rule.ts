/** Maximum nesting of arrays and objects in a body. */
export const JSON_DEPTH = 32;

const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE, QUOTE, BACKSLASH] = [91, 93, 123, 125, 34, 92];

/** Returns true if a JSON text is nested too deeply. Call it before the text is parsed. */
export const isTooDeep = (text: string, most = JSON_DEPTH): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN || sign === OPEN_LIST) depth += 1;
    else if (sign === CLOSE || sign === CLOSE_LIST) depth -= 1;
    if (depth > most) return true;
  }
  return false;
};
