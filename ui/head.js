(() => {
  if (location.pathname.startsWith('/login/register')) {
    window.registrationQuery = location.search;
    history.replaceState(null, '', location.pathname);
  }
  const page = document.documentElement;
  const { font, refresh } = page.dataset;
  const [variant, address] = refresh.split(' ');
  let mode = null;
  let mark = null;
  let fontIsKept = false;
  try {
    mode = localStorage.getItem('color-mode');
    fontIsKept = localStorage.getItem('plex') === font;
    mark = localStorage.getItem(`session-mark-${variant}`);
  } catch {
    mode = null;
  }
  const pair = /(?:^|; )XSRF-Token=([^;]+)/.exec(document.cookie);
  if (mark?.startsWith('in:') && pair && navigator.locks) {
    const headers = { accept: 'application/json', 'x-xsrf-token': pair[1] };
    const answer = navigator.locks.request(
      `refresh-${variant}`,
      { signal: AbortSignal.timeout(5000) },
      () => fetch(address, { method: 'POST', headers, redirect: 'error' }),
    );
    answer.catch(() => null);
    window.earlyRefresh = { address, mark, answer };
  }
  if (fontIsKept) {
    page.classList.add('plex');
    const ahead = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font };
    document.head.append(Object.assign(document.createElement('link'), ahead));
  }
  if (mode !== 'dark' && mode !== 'light')
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.classList.add(mode);
  if (location.search.includes('internal=true')) page.dataset.internal = '';
  document.addEventListener(
    'submit',
    (event) => {
      if ('ready' in page.dataset) return;
      event.preventDefault();
      page.dataset.queued ??= event.submitter?.value ?? '';
    },
    true,
  );
  window.earlyPresses = new Set();
  document.addEventListener('click', ({ target }) => {
    const button = 'ready' in page.dataset ? null : target.closest('button[type=button]');
    if (button !== null) window.earlyPresses.add(button);
  });
})();
