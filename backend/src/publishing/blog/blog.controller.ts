import {
  articleSchema,
  binnedPostSchema,
  blogPostInputSchema,
  blogPostSchema,
  listedPostSchema,
  ownerPostSchema,
  postListFields,
  savedPostSchema,
} from '@astaguide/contracts/publishing/blog-post';
import { postVersionSchema, postVersionTextSchema } from '@astaguide/contracts/publishing/post-versions';
import { storableText } from '@astaguide/contracts/lib/storable-text';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { AuthService } from '../../account/auth.service';
import { NotSignedInError } from '../../http/errors';
import { readField } from '../../http/input/read-field';
import { IdParam } from '../../http/input/id-param';
import { BodyLimit, Public } from '../../http/route-options';
import { BlogService } from './blog.service';

class ArticleDto extends createZodDto(articleSchema) {}
class BlogPostDto extends createZodDto(blogPostSchema) {}
class ListedPostDto extends createZodDto(listedPostSchema) {}
class SavedPostDto extends createZodDto(savedPostSchema) {}
class OwnerPostDto extends createZodDto(ownerPostSchema) {}
class BlogPostInputDto extends createZodDto(blogPostInputSchema) {}
class BinnedPostDto extends createZodDto(binnedPostSchema) {}
class PostVersionDto extends createZodDto(postVersionSchema) {}
class PostVersionTextDto extends createZodDto(postVersionTextSchema) {}

/** Maximum size of an article: 500,000 characters of up to three bytes each. Bytes. */
const POST_LIMIT = 2 * 1024 * 1024;

/** Articles on one page of the list. */
const PAGE_SIZE = 20;
type ListQuery = Partial<Record<'published' | 'page' | 'fields', unknown>>;
const pageNumber = z.coerce.number('Enter a page from 1').int().min(1).max(100_000).optional();

@ApiTags('blog')
@Controller('api/blog')
export class BlogController {
  constructor(
    private readonly posts: BlogService,
    private readonly auth: AuthService,
  ) {}

  /** Public, but with a session: the response depends on whether the owner is signed in. */
  @Public()
  @Get()
  @Operation(
    'List articles',
    'With `published=true` the published articles, for everybody. Without it all articles with the drafts, for the signed-in owner alone.',
  )
  @ApiQuery({
    name: 'published',
    required: false,
    description: 'With `true` the published articles, for everybody; otherwise all, for the owner.',
  })
  @ApiQuery({
    name: 'page',
    required: false,
    description: `With \`published=true\`: that page of the list, from 1, with ${PAGE_SIZE} articles; past the end it is empty.`,
  })
  @ApiQuery({
    name: 'fields',
    required: false,
    description: 'With `summary` without `content`: the texts are most of the answer.',
  })
  @ApiOkResponse({ type: [ListedPostDto] })
  @ApiUnauthorizedResponse({ description: 'Not signed in, and not asked for the published articles alone.' })
  async listArticles(
    @Req() { session, query }: FastifyRequest<{ Querystring: ListQuery }>,
  ): Promise<ListedPostDto[]> {
    const isPublic = query.published === 'true';
    // Without a session the answer is 401, even if the query is invalid.
    if (!isPublic && !this.auth.findBySession(session)) throw new NotSignedInError();
    readField(storableText().optional(), 'published', query.published);
    const page = readField(pageNumber, 'page', query.page);
    const fields = readField(postListFields.optional(), 'fields', query.fields);
    if (!isPublic) return fields ? this.posts.listSummaries() : this.posts.listAll();
    const part = page === undefined ? undefined : { skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE };
    return fields ? this.posts.listPublishedSummaries(part) : this.posts.listPublished(part);
  }

  @Public()
  @Get('slug/:slug')
  @Operation(
    'Read an article',
    'Finds an article by its slug. Only the signed-in owner finds a draft. `changes` are the edits since it was published.',
  )
  @ApiOkResponse({ type: ArticleDto })
  getArticle(@Req() { session }: FastifyRequest, @Param('slug') slug: string): Promise<ArticleDto> {
    return this.posts.getBySlug(slug, this.auth.findBySession(session));
  }

  @Public()
  @Get('preview/:secret')
  @Operation(
    'Read the preview of an article',
    'The latest saved text of an article or a draft, for everybody who has the secret of its preview.',
  )
  @ApiOkResponse({ type: ArticleDto })
  getPreview(@Param('secret') secret: string): Promise<ArticleDto> {
    return this.posts.getPreview(secret);
  }

  @Get('bin')
  @Operation('List the bin', 'Deleted articles of the last 30 days, the last deleted first.')
  @ApiOkResponse({ type: [BinnedPostDto] })
  listBin(): Promise<BinnedPostDto[]> {
    return this.posts.listBin();
  }

  @HttpCode(200)
  @Post('bin/:id/restore')
  @Operation(
    'Restore an article from the bin',
    'The article is as it was. If its slug was taken meanwhile, it gets a suffix.',
  )
  @ApiOkResponse({ type: BlogPostDto })
  bringBack(@Param('id', IdParam) id: number): Promise<BlogPostDto> {
    return this.posts.bringBack(id);
  }

  @Delete('bin/:id')
  @NoContent()
  @Operation('Delete an article for good', 'Deletes an article in the bin with all its versions.')
  deleteFromBin(@Param('id', IdParam) id: number): Promise<void> {
    return this.posts.deleteFromBin(id);
  }

  @Get(':id')
  @Operation('Read an article by its id', 'An article or a draft, with the secret address of its preview.')
  @ApiOkResponse({ type: OwnerPostDto })
  getById(@Param('id', IdParam) id: number): Promise<OwnerPostDto> {
    return this.posts.getById(id);
  }

  @Post(':id/preview')
  @Operation('Renew the preview', 'Gives the preview another address. The one before answers 404.')
  @ApiCreatedResponse({ type: OwnerPostDto })
  renewPreview(@Param('id', IdParam) id: number): Promise<OwnerPostDto> {
    return this.posts.renewPreview(id);
  }

  @Get(':id/versions')
  @Operation(
    'List the versions of an article',
    'Every save, newest first, and every text that was refused because of another edit. Without the texts.',
  )
  @ApiOkResponse({ type: [PostVersionDto] })
  listVersions(@Param('id', IdParam) id: number): Promise<PostVersionDto[]> {
    return this.posts.listVersions(id);
  }

  @Get(':id/versions/:version')
  @Operation('Read a version', 'A version of an article with its text.')
  @ApiOkResponse({ type: PostVersionTextDto })
  getVersion(
    @Param('id', IdParam) id: number,
    @Param('version', IdParam) version: number,
  ): Promise<PostVersionTextDto> {
    return this.posts.getVersion(id, version);
  }

  @Post(':id/versions/:version/restore')
  @Operation(
    'Restore a version',
    'Saves the text of a version as a new version. The address, the times and whether it is public stay as they are.',
  )
  @ApiCreatedResponse({ type: BlogPostDto })
  restoreVersion(
    @Param('id', IdParam) id: number,
    @Param('version', IdParam) version: number,
  ): Promise<BlogPostDto> {
    return this.posts.restore(id, version);
  }

  @BodyLimit(POST_LIMIT)
  @Post()
  @Operation(
    'Add an article',
    'The HTML of the content is sanitized, and its affiliate links are marked as sponsored. A draft is an article with `published` false, and needs a title alone. With `published` and a `publishAt` in the future, the article is scheduled.',
  )
  @ApiCreatedResponse({ type: SavedPostDto })
  @ApiConflictResponse({ description: 'Another article already uses this slug.' })
  createArticle(@Body() body: BlogPostInputDto): Promise<SavedPostDto> {
    return this.posts.create(body);
  }

  @BodyLimit(POST_LIMIT)
  @Put(':id')
  @Operation(
    'Change an article',
    'Replaces every field of an article, and saves it as a version; omitted times are kept. With `version`, an edit that was saved in between is not overwritten, and the refused text is kept as a version. A changed slug leaves a redirect.',
  )
  @ApiOkResponse({ type: SavedPostDto })
  @ApiConflictResponse({
    description:
      'The slug is taken, or the article was edited in the meantime: `current` is the stored version.',
  })
  updateArticle(
    @Param('id', IdParam) id: number,
    @Body() body: BlogPostInputDto,
    @Req() { body: sent }: FastifyRequest,
  ): Promise<SavedPostDto> {
    return this.posts.update(id, body, 'published' in (sent as object));
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete an article', 'Moves an article or a draft to the bin, which deletes it after 30 days.')
  deleteArticle(@Param('id', IdParam) id: number): Promise<void> {
    return this.posts.remove(id);
  }
}
