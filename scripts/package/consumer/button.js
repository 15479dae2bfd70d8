export { Button } from '@potli/ui/components/Button/Button';
