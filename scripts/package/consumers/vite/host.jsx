import { Accordion } from '@potli/ui/Accordion';
import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { Dialog } from '@potli/ui/Dialog';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { Pagination } from '@potli/ui/Pagination';
import { Panel } from '@potli/ui/Panel';
import { StepList } from '@potli/ui/StepList';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const labels = { pagination: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` };

/** Of each kind of element one: lists, tables, fields, buttons, links, headings, pictures. */
function Parts() {
  return (
    <Panel>
      <Heading level={2}>Juttigali</Heading>
      <Badge tone="money">New</Badge>
      <StepList items={['Click', 'Buy']} />
      <FactList facts={[{ label: 'Cashback', value: '9%' }]} />
      <Accordion items={[{ question: 'When?', answer: 'In 60 days' }]} />
      <TextField label="E-mail" />
      <Checkbox label="Remember me" />
      <Pagination page={2} pageCount={5} onPageChange={() => {}} labels={labels} />
      <Button href="#deals">Shop Now</Button>
    </Panel>
  );
}

/** A part of the page in a brand of its own, whose dialog opens at the end of the page. */
function Part({ brand, theme, title }) {
  const [open, setOpen] = useState(false);
  return (
    <div data-brand={brand} data-theme={theme} id={`${brand}-${theme ?? 'system'}`}>
      <Parts />
      <Button onClick={() => setOpen(true)}>{`Open ${title}`}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} closeLabel="Close">
        <Button>{`Inside ${title}`}</Button>
      </Dialog>
    </div>
  );
}

const load = { styles: () => import('@potli/ui/styles.css'), reset: () => import('@potli/ui/reset.css') };
const sheets = {
  one: load.styles,
  reset: async () => [await load.reset(), await load.styles()],
  single: () =>
    Promise.all([
      import('@potli/ui/Accordion.css'),
      import('@potli/ui/Badge.css'),
      import('@potli/ui/Button.css'),
      import('@potli/ui/Checkbox.css'),
      import('@potli/ui/Dialog.css'),
      import('@potli/ui/FactList.css'),
      import('@potli/ui/Heading.css'),
      import('@potli/ui/Pagination.css'),
      import('@potli/ui/Panel.css'),
      import('@potli/ui/StepList.css'),
      import('@potli/ui/TextField.css'),
    ]),
  none: () => {},
};
await Promise.all([import('@potli/ui/brands/potli.css'), import('@potli/ui/brands/haat.css')]);
await sheets[location.hash.slice(1)]();
createRoot(document.getElementById('root')).render(
  <>
    <Part brand="potli" theme="light" title="Potli" />
    <Part brand="haat" theme="dark" title="Haat" />
    <div data-theme="dark">
      <Part brand="potli" title="Night" />
    </div>
  </>,
);
