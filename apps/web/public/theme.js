// Runs before the first paint, so that nobody sees the wrong theme flash by. Light unless dark was chosen.
;(function () {
  var dark = false
  try {
    dark = localStorage.getItem('theme') === 'dark'
  } catch {
    // Storage may be blocked; then the theme is the default one.
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  var meta = document.querySelector('meta[name="theme-color"]')
  if (meta) meta.setAttribute('content', dark ? '#0f141b' : '#f6f4ef')
})()
