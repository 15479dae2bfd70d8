/** Whether the story has the width of a desktop; below, header and sidebar fold into menus. */
export const isWide = () => window.matchMedia('(min-width: 1025px)').matches;
