import { createFileRoute } from '@tanstack/react-router';
import { PublicShell } from '../shell/PublicShell/PublicShell.tsx';

export const Route = createFileRoute('/_public')({ component: PublicShell });
