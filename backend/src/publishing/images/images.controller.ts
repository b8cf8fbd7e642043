import {
  imageDeletionSchema,
  imageFetchSchema,
  imagesDeletedSchema,
  imageSchema,
  MAX_UPLOAD_BYTES,
} from '@astaguide/contracts/publishing/image';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { FetchedPictures } from './fetched-pictures';
import { ImagesService } from './images.service';

class ImageDeletionDto extends createZodDto(imageDeletionSchema) {}
class ImageFetchDto extends createZodDto(imageFetchSchema) {}
class ImagesDeletedDto extends createZodDto(imagesDeletedSchema) {}
class ImageDto extends createZodDto(imageSchema) {}

const upload = { field: 'image', name: 'picture', largest: MAX_UPLOAD_BYTES };

@ApiTags('images')
@Controller('api/images')
export class ImagesController {
  constructor(
    private readonly images: ImagesService,
    private readonly fetched: FetchedPictures,
  ) {}

  @Get()
  @Operation('List pictures', 'All uploaded pictures with the places where they are used, newest first.')
  @ApiOkResponse({ type: [ImageDto] })
  listImages(): Promise<ImageDto[]> {
    return this.images.list();
  }

  @TakesFile(upload)
  @Post('upload')
  @Operation(
    'Upload a picture',
    'Takes a PNG, JPEG, GIF, WebP or AVIF of up to 10 MiB and stores it as WebP, with smaller copies of large pictures.',
  )
  @ApiCreatedResponse({ type: ImageDto })
  uploadImage(@ReadFile(upload) { bytes }: FormFile): Promise<ImageDto> {
    return this.images.store(bytes);
  }

  @Post('fetch')
  @Operation(
    'Fetch a picture',
    'Takes a picture of another site into the library, with the limits of uploads. Nothing but the public internet is asked.',
  )
  @ApiCreatedResponse({ type: ImageDto })
  fetchImage(@Body() { url }: ImageFetchDto): Promise<ImageDto> {
    return this.fetched.require(url);
  }

  @Post('deletions')
  @HttpCode(200)
  @Operation(
    'Delete unused pictures',
    'Deletes those of the listed pictures that nothing uses, with their copies. Pictures of earlier versions, the bin, unsaved texts and newsletter issues stay.',
  )
  @ApiOkResponse({ type: ImagesDeletedDto })
  deleteUnusedImages(@Body() body: ImageDeletionDto): Promise<ImagesDeletedDto> {
    return this.images.deleteUnused(body);
  }

  @Delete(':filename')
  @NoContent()
  @Operation('Delete a picture', 'Deletes a picture and its copies, even if it is still used.')
  deleteImage(@Param('filename') filename: string): Promise<void> {
    return this.images.delete(filename);
  }
}
