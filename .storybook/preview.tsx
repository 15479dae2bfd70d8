import '@potli/ui/brands/haat/brand.css';
import '@potli/ui/brands/potli/brand.css';
import '@potli/ui/theme/reset.css';
import type { Preview } from '@storybook/react-vite';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { configure } from 'storybook/test';
import { BrandDocs } from './BrandDocs.tsx';
import { briefWhileWaiting } from './briefWhileWaiting.ts';
import { componentDocs } from './componentDocs.ts';
import { withArgs } from './decorators/withArgs.tsx';
import { withBrand } from './decorators/withBrand.tsx';
import { withDirection } from './decorators/withDirection.tsx';
import { withQuery } from './decorators/withQuery.tsx';
import { loadRoute, withRoute } from './decorators/withRoute.tsx';
import { globalTypes, viewports } from './globals.ts';
import { hideFrame } from './hideFrame.ts';
import { isTest } from './isTest.ts';
import { limitAxe } from './limitAxe.ts';
import { modes } from './modes.ts';
import { offerControls } from './offerControls.ts';
import { rejectDeadControls } from './rejectDeadControls.ts';
import { rejectFunctionProps } from './rejectFunctionProps.ts';
import { rejectLostFocus, watchFocus } from './rejectLostFocus.ts';
import { rejectOtherBrands } from './rejectOtherBrands.ts';
import { rejectReferrers } from './rejectReferrers.ts';
import { rejectUnseenFocus } from './rejectUnseenFocus.ts';
import { rejectUnstyled } from './rejectUnstyled.ts';
import { skipPauses } from './skipPauses.ts';
import { startAsVisitor } from './startAsVisitor.ts';
import { stayOnPage } from './stayOnPage.ts';
import { openShop, rejectUnhandled, startWorker } from './worker.ts';

/**
 * Scenarios in plain CSF3: a story sets the behaviour of its API in `beforeEach({ msw })` with
 * `msw.use(handler, …)`, which ends with the story. `parameters.msw` is not read. The worker comes
 * from the addon's annotations with our own setup, therefore the addon is not in main.ts.
 */
const { beforeEach: provideMsw = [] } = createPreviewAnnotations(startWorker);

// Screens fetch their code and data first, which takes long on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
briefWhileWaiting();
if (isTest) {
  hideFrame();
  skipPauses();
}

const checks = [
  rejectUnhandled,
  rejectUnstyled,
  rejectOtherBrands,
  rejectReferrers,
  // before the check that moves the focus
  rejectLostFocus,
  rejectUnseenFocus,
  rejectDeadControls,
  rejectFunctionProps,
  limitAxe,
];

const preview: Preview = {
  parameters: {
    // no list of what passed, which is large; style sheets and media need not be read: no rule looks at them here
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    chromatic: { modes },
    docs: { ...componentDocs, container: BrandDocs },
    options: {
      // read from the source before anything runs, so it stands here
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          [
            'Overview',
            'Colours',
            'Contrast',
            'Type',
            'Space and shape',
            'Motion',
            'Icons',
            'Motifs',
            ['All motifs'],
            'Content and voice',
            'A new brand',
          ],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Overlays', 'Navigation', 'Content', 'Layout'],
          'Commerce',
          ['Stores and offers', 'Deals and coupons', 'Going to a shop', 'Money', 'Banners'],
          'Screens',
          ['By address', 'Public', ['Home'], 'Login', 'Dashboard', ['Dashboard'], 'Admin', 'Frame', 'Flows'],
          'Mails',
          'Machines',
        ],
      },
    },
    layout: 'fullscreen',
    viewport: { options: viewports },
  },
  initialGlobals: { brand: 'potli', theme: 'light', direction: 'ltr' },
  globalTypes,
  argTypesEnhancers: [offerControls],
  loaders: [loadRoute],
  beforeEach: [provideMsw, openShop, startAsVisitor, stayOnPage, watchFocus].flat(),
  // for a person they would find what is not the story's: the fields and links of a page of docs, a click before
  afterEach: isTest ? checks : [],
  decorators: [withArgs, withRoute, withQuery, withDirection, withBrand],
};

export default preview;
