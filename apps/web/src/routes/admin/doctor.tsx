import { createFileRoute } from '@tanstack/react-router';
import { Doctor } from '../../screens/admin/Doctor/Doctor.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/doctor')({
  head: screenTitle('Installation'),
  component: Doctor,
});
