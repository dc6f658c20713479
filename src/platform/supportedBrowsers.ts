/**
 * The browsers we support, for people to read. Versions are those of `browserslist` in package.json
 * (test/guards/browsers.test.ts).
 */
export const supportedBrowsers = [
  { name: 'Safari (iPhone, iPad, Mac)', version: '15.4' },
  { name: 'Google Chrome', version: '92' },
  { name: 'Microsoft Edge', version: '92' },
  { name: 'Samsung Internet', version: '16' },
  { name: 'Mozilla Firefox', version: '115' },
  { name: 'Android System WebView', version: '92' },
] as const
