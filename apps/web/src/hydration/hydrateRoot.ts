// The order of these lines counts (docs/decisions/024-hydration-cost.md); the build checks it (chunks.ts).
import './stackTracesOff.ts';

export { hydrateRoot } from 'react-dom/client';

import './stackTracesOn.ts';
