/** What a member reads while a session cannot be renewed (docs/product/login.md#session-in-the-browser). */
export const SERVER_SILENT = 'The server does not answer. You stay logged in, and we keep trying.';
