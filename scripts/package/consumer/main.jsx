import '@potli/ui/styles.css';
import '@potli/ui/brands/potli.css';
import '@potli/ui/brands/haat.css';
import { MoneyText } from '@potli/ui/commerce/MoneyText/MoneyText';
import { Badge } from '@potli/ui/components/Badge/Badge';
import { Button } from '@potli/ui/components/Button/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <main>
    <Button variant="earn">Shop Now</Button>
    <Badge>New</Badge>
    <MoneyText rupees={1250} />
  </main>,
);
