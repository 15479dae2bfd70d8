import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { potli } from '../packages/ui/src/brands/potli/tokens.ts';
import { brands } from '../packages/ui/src/docs/brands.ts';
import { toTheme } from './toTheme.ts';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Partial<Record<'brand' | 'theme' | 'direction', string>>;

/** What the toolbar says now: the last message about it, which may be older than the page. */
function lastGlobals(channel: Channel): Globals {
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
  return message?.globals ?? {};
}

function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const read = (message: { globals: Globals }) => setGlobals(message.globals);
    const events = [GLOBALS_UPDATED, SET_GLOBALS];
    for (const event of events) channel.on(event, read);
    return () => {
      for (const event of events) channel.off(event, read);
    };
  }, [channel]);
  return globals;
}

/** A page of docs in the brand and theme of the toolbar, also where it has no story that sets them. */
export function BrandDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { brand = 'potli', theme = 'light', direction = 'ltr' } = useGlobals(rest.context.channel);
  useEffect(() => {
    const page = document.documentElement;
    Object.assign(page.dataset, { brand, theme });
    page.dir = direction;
  }, [brand, theme, direction]);
  const tokens = brands.find(({ name }) => name === brand) ?? potli;
  return (
    <DocsContainer {...rest} theme={toTheme(tokens, theme === 'dark' ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}
