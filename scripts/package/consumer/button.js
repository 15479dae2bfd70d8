export { Button } from '@potli/ui/Button';
