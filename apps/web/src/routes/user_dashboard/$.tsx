import { createFileRoute } from '@tanstack/react-router';
import { DashboardNotFound } from '../../screens/dashboard/DashboardNotFound/DashboardNotFound.tsx';

export const Route = createFileRoute('/user_dashboard/$')({ component: DashboardNotFound });
