// Chooses the colours before anything is painted; a file of its own because the page runs no inline script.
(() => {
  let chosen = null;
  try {
    chosen = sessionStorage.getItem('folio.tema');
  } catch {
    // a browser that refuses storage follows the system
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system;
})();
