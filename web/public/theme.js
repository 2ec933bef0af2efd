// Before the first paint, so that nobody who chose a theme sees the other one flash. Keep in step with lib/settings.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('sortie-settings') ?? '{}');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
  if (motion && motion !== 'system') document.documentElement.dataset.motion = motion;
} catch {
  // A damaged or forbidden storage: the system's wishes hold.
}
