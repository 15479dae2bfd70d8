/**
 * The company behind the shop, as the Consumer Protection (E-Commerce) Rules, 2020 require it. To run a shop of your own,
 * write your company here; the product's name is a setting of the site.
 */
export const company = {
  office: 'Third Floor, Kapas Bhavan, 41 Ginning Lane, Mumbai 400 000, Maharashtra, India',
  city: 'Mumbai',
  support: 'care@potli.example',
  partners: 'partners@potli.example',
  channels: {
    photos: 'https://photos.example/potli',
    videos: 'https://videos.example/potli',
    chat: 'https://chat.example/potli',
    news: 'https://channel.example/potli',
  },
  grievance: {
    name: 'Meenakshi Deshpande',
    title: 'Grievance Officer',
    email: 'grievance@potli.example',
    phone: '1800 000 0140',
    hours: 'Monday to Friday, 10:00 to 18:00',
  },
} as const;

/** The name that contracts and invoices carry. */
export const legalName = (productName: string) => `${productName} Rewards Private Limited`;
