// Before anything is drawn: the language and the colours that were chosen the last time.
(function () {
  var root = document.documentElement;
  var wanted = null;
  var theme = null;
  try {
    wanted = localStorage.getItem('landfall-language');
    theme = localStorage.getItem('landfall-theme');
  } catch (_) {
    // No storage: what the browser says.
  }
  if (wanted !== 'fr' && wanted !== 'en') {
    wanted = (navigator.language || '').toLowerCase().indexOf('fr') === 0 ? 'fr' : 'en';
  }
  root.lang = wanted;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
})();
