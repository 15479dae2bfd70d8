import { paths } from '../lib/paths.ts';

/** Categories that the footer of every public page names, in their order. Each slug is the name in small letters. */
export const footerCategories = 'Accessories Apparel Cosmetics Movies Hotels Kitchen Home Phones Electronics Travels'
  .split(' ')
  .map((label) => ({ label, href: paths.category(label.toLowerCase()) }));
