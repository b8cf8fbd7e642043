import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Operation } from '../../http/openapi/operation';
import { PostExportsService } from './post-exports.service';

/** Moving out. */
@ApiTags('blog')
@Controller('api/blog')
export class PostExportsController {
  constructor(private readonly posts: PostExportsService) {}

  @Get('export.zip')
  @ApiOkResponse({
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' }, example: 'PK…' } },
  })
  @Operation(
    'Export the articles',
    'All articles and drafts as Markdown files with front matter, and their pictures, in a ZIP archive, which can be imported again.',
  )
  async exportPosts(): Promise<StreamableFile> {
    return new StreamableFile(await this.posts.stream(), {
      type: 'application/zip',
      disposition: 'attachment; filename="posts.zip"',
    });
  }
}
