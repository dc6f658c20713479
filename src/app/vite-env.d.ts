/** true in development only: the inspector of charts (vite.config.ts) */
declare const __INSPECT__: boolean
