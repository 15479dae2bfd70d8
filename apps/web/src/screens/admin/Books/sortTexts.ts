/** Names of the controls that sort, on small screens. */
export const sortTexts = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};
