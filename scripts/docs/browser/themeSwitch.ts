/** Shows the choice of theme, and keeps it in local storage under the shop's key. */
export function startThemeSwitch(): void {
  const label = document.querySelector<HTMLElement>('.theme');
  const select = label?.querySelector('select');
  if (!label || !select) return;
  const { dataset } = document.documentElement;
  select.value = dataset.theme ?? 'system';
  select.addEventListener('change', () => {
    if (select.value === 'system') {
      delete dataset.theme;
      localStorage.removeItem('theme');
    } else {
      dataset.theme = select.value;
      localStorage.setItem('theme', select.value);
    }
  });
  label.hidden = false;
}
