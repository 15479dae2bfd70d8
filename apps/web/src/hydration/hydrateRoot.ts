// Stands in the chunk of the libraries (vite.config.ts), so that React is read in a task of its own, before the app.
import './stacksOff.ts';

export { hydrateRoot } from 'react-dom/client';

import './stacksOn.ts';
