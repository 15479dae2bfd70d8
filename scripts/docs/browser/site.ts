import '@potli/ui/theme/reset.css';
import '@potli/ui/brands/potli/brand.css';
import './site.css';
import { startSearch } from './search.ts';
import { startThemeSwitch } from './themeSwitch.ts';

/** The script of every page of the docs site. A page is complete without it. */
startThemeSwitch();
startSearch();
closeMenuOnPhones();
showCurrentEntry();
showFirstStates();

/** The list of pages is open without scripts, and would fill the first screen of a phone. */
function closeMenuOnPhones() {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  if (menu && matchMedia('(max-width: 900px)').matches) menu.open = false;
}

/** The sidebar is longer than the window. */
function showCurrentEntry() {
  const sidebar = document.querySelector('.pages');
  const entry = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (sidebar && entry) sidebar.scrollTop = entry.offsetTop - sidebar.clientHeight / 3;
}

/** A wide statechart is shown from its first state on, which is seldom at the left edge. */
function showFirstStates() {
  for (const diagram of document.querySelectorAll('.diagram')) {
    const first = diagram.querySelector('.state-start')?.getBoundingClientRect();
    if (first) diagram.scrollLeft += first.x - diagram.getBoundingClientRect().x - diagram.clientWidth / 2;
  }
}
