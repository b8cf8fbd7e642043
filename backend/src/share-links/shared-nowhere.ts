import { sharedReportStyle } from './shared-report-style';

/** What stands where a link leads nowhere: whether it was ever good is not told. */
export const SHARED_NOWHERE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>No report here</title><style>${sharedReportStyle}</style></head>
<body><main><header><h1>There is no report here</h1><p>The link may have run out, or its owner has taken it back.</p></header></main></body></html>`;
