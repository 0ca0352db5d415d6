// Runs in every browser there is, so it is written in the JavaScript of 2009. It asks for the newest that the portal
// uses; the browsers of package.json ("browserslist") have it.
(function (page, body, words) {
  if (
    typeof AbortSignal === 'function' &&
    'any' in AbortSignal &&
    typeof Intl === 'object' &&
    'Segmenter' in Intl &&
    typeof URL === 'function' &&
    'canParse' in URL &&
    'popover' in page
  )
    return;
  words.setAttribute('role', 'alert');
  words.style.cssText = 'font:18px/1.5 sans-serif;max-width:34em;margin:4em auto;padding:0 1em';
  words.textContent =
    'This browser is too old for the portal. Please update it, or use a current Chrome, Edge, Firefox or Safari.';
  body.appendChild(words);
  page.style.colorScheme = 'light dark';
  page.appendChild(body);
  // Nothing that follows is read: it would fail without a word.
  window.stop();
})(document.documentElement, document.createElement('body'), document.createElement('p'));
