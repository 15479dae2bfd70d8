import '@potli/ui/styles.css';
import '@potli/ui/brands/potli.css';

export default function Layout({ children }) {
  return (
    <html lang="en-IN" data-brand="potli">
      <body>{children}</body>
    </html>
  );
}
