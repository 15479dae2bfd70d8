import type { StrictArgTypes } from 'storybook/internal/types';

/** What `docgenPlugin` adds to the components of the design system. */
interface ComponentDocs {
  description: string;
  argTypes: StrictArgTypes;
}

const docsOf = (component: unknown) => (component as { docs?: ComponentDocs } | undefined)?.docs;

/** Where the docs pages find the texts and props of a component. */
export const componentDocs = {
  extractArgTypes: (component: unknown) => docsOf(component)?.argTypes ?? null,
  extractComponentDescription: (component: unknown) => docsOf(component)?.description ?? '',
};
