(() => {
  if (location.pathname.startsWith('/login/register')) {
    window.registrationQuery = location.search;
    history.replaceState(null, '', location.pathname);
  }
  const page = document.documentElement;
  let mode = null;
  try {
    mode = localStorage.getItem('color-mode');
    if (localStorage.getItem('plex')) page.classList.add('plex');
  } catch {
    mode = null;
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
