import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Checkbox } from '@potli/ui/Checkbox';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { InlineSelect } from '@potli/ui/InlineSelect';
import { Link } from '@potli/ui/Link';
import { Pagination } from '@potli/ui/Pagination';
import { Panel } from '@potli/ui/Panel';
import { RadioGroup } from '@potli/ui/RadioGroup';
import { StepList } from '@potli/ui/StepList';
import { Tabs } from '@potli/ui/Tabs';
import { TextField } from '@potli/ui/TextField';
import { createRoot } from 'react-dom/client';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const labels = { pagination: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` };

function Parts() {
  return (
    <Panel>
      <Heading level={2}>Juttigali</Heading>
      <Badge tone="money">New</Badge>
      <StepList items={['Click', 'Buy']} />
      <FactList facts={[{ label: 'Cashback', value: '9%' }]} />
      <Callout tone="warn" icon={[['path', { d: 'M4 4h16' }]]}>
        Open the shop from here
      </Callout>
      <TextField label="E-mail" hint="Never shown" />
      <Checkbox label="Remember me" defaultChecked />
      <RadioGroup label="Gift?" options={options} defaultValue="yes" />
      <InlineSelect label="Rows" value="yes" options={options} onChange={() => {}} />
      <Tabs label="Kinds" tabs={[{ value: 'all', label: 'All', content: 'Everything' }]} />
      <Pagination page={2} pageCount={5} onPageChange={() => {}} labels={labels} />
      <Link href="#terms">Terms</Link>
      <Button variant="primary">Shop Now</Button>
      <Button href="#deals" variant="outline">
        See deals
      </Button>
    </Panel>
  );
}

const potli = async () => [await import('@potli/ui/styles.css'), await import('@potli/ui/brands/potli.css')];
const layers = () => import('@potli/ui/layers.css');
/** The sheets of a page in their order, by the name in the address. */
const pages = {
  alone: [potli],
  'tailwind-before': [() => import('./tailwind.css'), potli],
  'tailwind-after': [potli, () => import('./tailwind.css')],
  'layers-tailwind-after': [layers, potli, () => import('./tailwind.css')],
  bootstrap: [layers, () => import('./bootstrap.css'), potli],
  'bootstrap-after': [layers, potli, () => import('./bootstrap.css')],
  reset: [layers, () => import('./bareReset.css'), potli],
  body: [potli, () => import('./body.css')],
};

for (const load of pages[location.hash.slice(1)]) await load();
createRoot(document.getElementById('root')).render(
  <>
    <div id="light" data-brand="potli" data-theme="light">
      <Parts />
    </div>
    <div id="dark" data-brand="potli" data-theme="dark">
      <Parts />
    </div>
  </>,
);
