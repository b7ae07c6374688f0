// Runs before the first paint, so that a dark screen never flashes white. A file of its own, as inline scripts are refused.
;(() => {
  let dark = null
  const page = document.documentElement
  try {
    const stored = JSON.parse(localStorage.getItem('store'))
    if (stored.version === '0.1.0') {
      dark = stored.darkMode
      if (stored.layout === 'compact') page.dataset.density = 'compact'
    }
  } catch {
    // Nothing stored, or no storage: the system decides.
  }
  // The server has set the theme of a share link.
  if (page.dataset.linkTheme !== undefined) return
  if (typeof dark !== 'boolean') dark = matchMedia('(prefers-color-scheme: dark)').matches
  page.dataset.theme = dark ? 'dark' : 'light'
})()
