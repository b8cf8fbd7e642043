import { sharedReportStyle } from './shared-report-style';

/** The page for an invalid link; it does not reveal whether the link ever existed. */
export const SHARED_LINK_NOT_FOUND = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>Report not found</title><style>${sharedReportStyle}</style></head>
<body><main><header><h1>Report not found</h1><p>The link may have expired or been revoked.</p></header></main></body></html>`;
