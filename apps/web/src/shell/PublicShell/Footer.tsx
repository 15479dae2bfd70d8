import { MIN_AGE_YEARS, SUPPORT_HOURS } from '@potli/api/contract/policy';
import { indiaDay } from '@potli/api/units/india';
import { FooterShell } from '@potli/ui/FooterShell';
import { Logo } from '@potli/ui/Logo';
import { Camera, CirclePlay, Mail, MessageCircle, Send, Store } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { company } from '../../company/company.ts';
import { footerCategories } from '../../company/footerCategories.ts';
import { legalPages } from '../../company/legalPages.ts';
import { paths } from '../../lib/paths.ts';
import { SiteTheme } from '../../theme/SiteTheme.tsx';

const contacts = [
  { address: company.support, icon: Mail },
  { address: company.partners, icon: Store },
].map(({ address, icon }) => ({ href: `mailto:${address}`, label: address, icon }));

const social = [
  { href: company.channels.photos, label: 'Photos', icon: Camera },
  { href: company.channels.videos, label: 'Videos', icon: CirclePlay },
  { href: company.channels.chat, label: 'Chat', icon: MessageCircle },
  { href: company.channels.news, label: 'Channel', icon: Send },
];

const quickLinks = [
  { label: 'Flash Deals', href: paths.deals },
  { label: 'Coupons', href: paths.coupons },
  { label: 'Gift Cards', href: paths.giftCards },
  { label: 'About', href: paths.about },
  { label: 'Contact', href: paths.contact },
  { label: 'Check a statement or receipt', href: paths.verify },
  ...Object.values(legalPages).map(({ title, path }) => ({ label: title, href: path })),
];

export function Footer() {
  const { productName, absentCategories } = useApp().site;
  const [year] = useState(() => indiaDay(new Date()).slice(0, 4));
  const categories = footerCategories.filter(({ href }) => !absentCategories?.includes(href));
  return (
    <FooterShell
      logo={<Logo ground="inverse" href={paths.home} label={`${productName} home`} />}
      about={`Cashback, deals, coupons and cards for online shoppers in India. We reply within ${SUPPORT_HOURS} hours, 7 days a week.`}
      contacts={contacts}
      social={social}
      columns={[
        { title: 'Categories', links: categories, wide: true },
        { title: 'Quick links', links: quickLinks },
      ].filter(({ links }) => links[0])}
      imprint={`© ${year} ${productName}`}
      remark={`Members must be ${MIN_AGE_YEARS} or older.`}
      theme={<SiteTheme />}
    />
  );
}
