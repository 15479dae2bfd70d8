/** The toaster, which is larger than what shows of it. */
export const loadToaster = () => import('@potli/ui/Toaster');
