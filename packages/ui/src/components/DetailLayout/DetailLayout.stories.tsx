import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { RateTable } from '../RateTable/RateTable.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { StoreAside } from '../StoreAside/StoreAside.tsx';
import { StoreHeader } from '../StoreHeader/StoreHeader.tsx';
import { TermsList } from '../TermsList/TermsList.tsx';
import { DetailLayout } from './DetailLayout.tsx';

const meta = {
  title: 'Components/Layout/DetailLayout',
  component: DetailLayout,
  decorators: [inColumn],
  args: {
    head: (
      <StoreHeader
        title="Juttigali cashback and offers"
        text="Hand-stitched juttis, kolhapuris and sneakers from 140 workshops in Patiala, Jodhpur and Kolhapur."
        imageUrl="/demo/stores/juttigali.svg"
      />
    ),
    aside: (
      <StoreAside
        caption="Shop through us and earn"
        reward="Up to 9% Cashback"
        shop={{ text: 'Shop Now', href: 'https://juttigali.example' }}
        claim={{ text: 'Claim Cashback', href: '/user_dashboard/missing_cashback' }}
        note="Remember to complete your purchase to earn cashback on your transaction."
      />
    ),
    facts: (
      <>
        <SectionHeading variant="block" title="Top cashbacks" />
        <RateTable
          rates={[
            { key: 'Juttis and mojaris', value: '9%' },
            { key: 'Kolhapuri sandals', value: '8.5%' },
            { key: 'First order, new users', value: '₹75 extra' },
          ]}
        />
      </>
    ),
    terms: (
      <Panel>
        <TermsList items={['Cashback tracks within 72 hours of your order.', 'No cashback on returns.']} />
      </Panel>
    ),
    children: (
      <section>
        <Heading level={2}>About Juttigali</Heading>
        <Prose html="<p>Juttigali began as one lane of cobblers behind Patiala’s Qila Mubarak.</p>" />
      </section>
    ),
  },
} satisfies Meta<typeof DetailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The terms follow the aside, also where head and facts are higher than it. */
export const Store: Story = {
  args: { aside: <StoreAside caption="Shop through us and earn" reward="Up to 9% Cashback" note="Remember." /> },
  play: async ({ canvas }) => {
    if (!matchMedia('(min-width: 1025px)').matches) return;
    const aside = canvas.getByRole('complementary').getBoundingClientRect();
    const terms = canvas.getByRole('list').parentElement?.getBoundingClientRect();
    await expect((terms?.top ?? 0) - aside.bottom).toBe(24);
  },
};

export const HeadOnly: Story = { args: { facts: undefined, terms: undefined } };
