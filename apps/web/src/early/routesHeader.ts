/** Response header that names the routes a rendered page is made of, apart by blanks: so its scripts are known. */
export const ROUTES = 'x-potli-routes';
