import '@potli/ui/reset.css';
import '@potli/ui/styles.css';
import '@potli/ui/brands/potli.css';
import { ToastProvider } from '@potli/ui/Toast';
import { Toaster } from '@potli/ui/Toaster';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <ToastProvider>
    <App />
    <Toaster label="Messages ({hotkey})" closeLabel="Close message" />
  </ToastProvider>,
);
