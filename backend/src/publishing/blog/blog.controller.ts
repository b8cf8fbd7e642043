import {
  articleSchema,
  blogPostInputSchema,
  blogPostSchema,
} from '@astaguide/contracts/publishing/blog-post';
import { storableText } from '@astaguide/contracts/lib/storable-text';
import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
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
import { NoContent, Operation } from '../../http/openapi/operation';
import { AuthService } from '../../account/auth.service';
import { NotSignedInError } from '../../http/errors';
import { readField } from '../../http/input/read-field';
import { IdParam } from '../../http/input/id-param';
import { BodyLimit, Public } from '../../http/route-options';
import { BlogService } from './blog.service';

class ArticleDto extends createZodDto(articleSchema) {}
class BlogPostDto extends createZodDto(blogPostSchema) {}
class BlogPostInputDto extends createZodDto(blogPostInputSchema) {}

/** Maximum size of an article: 500,000 characters of up to three bytes each. Bytes. */
const POST_LIMIT = 2 * 1024 * 1024;

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
  @ApiOkResponse({ type: [BlogPostDto] })
  @ApiUnauthorizedResponse({ description: 'Not signed in, and not asked for the published articles alone.' })
  async listArticles(
    @Req() { session, query }: FastifyRequest<{ Querystring: { published?: unknown } }>,
  ): Promise<BlogPostDto[]> {
    if (query.published === 'true') return this.posts.listPublished();
    // Without a session the answer is 401, even if the query is invalid.
    if (!this.auth.findBySession(session)) throw new NotSignedInError();
    readField(storableText().optional(), 'published', query.published);
    return this.posts.listAll();
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

  @BodyLimit(POST_LIMIT)
  @Post()
  @Operation(
    'Add an article',
    'The HTML of the content is sanitized, and its affiliate links are marked as sponsored. A draft is an article with `published` false.',
  )
  @ApiCreatedResponse({ type: BlogPostDto })
  @ApiConflictResponse({ description: 'Another article already uses this slug.' })
  createArticle(@Body() body: BlogPostInputDto): Promise<BlogPostDto> {
    return this.posts.create(body);
  }

  @BodyLimit(POST_LIMIT)
  @Put(':id')
  @Operation(
    'Change an article',
    'Replaces every field of an article. With `version`, an edit that was saved in between is not overwritten.',
  )
  @ApiOkResponse({ type: BlogPostDto })
  @ApiConflictResponse({
    description:
      'The slug is taken, or the article was edited in the meantime: `current` is the stored version.',
  })
  updateArticle(@Param('id', IdParam) id: number, @Body() body: BlogPostInputDto): Promise<BlogPostDto> {
    return this.posts.update(id, body);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete an article', 'Deletes an article or a draft permanently.')
  deleteArticle(@Param('id', IdParam) id: number): Promise<void> {
    return this.posts.remove(id);
  }
}
