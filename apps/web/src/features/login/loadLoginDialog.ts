/** The modal, with the statechart and the schemas that it needs: half as much as all other scripts of a public page. */
export const loadLoginDialog = () => import('./LoginDialog.tsx');
