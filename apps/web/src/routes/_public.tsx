import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../screens/public/NotFound/NotFound.tsx';
import { PublicShell } from '../shell/PublicShell/PublicShell.tsx';

export const Route = createFileRoute('/_public')({ component: PublicShell, notFoundComponent: NotFound });
