import '@potli/ui/styles.css';
import '@potli/ui/brands/potli.css';
import '@potli/ui/brands/haat.css';
import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { MoneyText } from '@potli/ui/MoneyText';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <main>
    <Button variant="primary">Shop Now</Button>
    <Badge>New</Badge>
    <MoneyText rupees={1250} />
  </main>,
);
